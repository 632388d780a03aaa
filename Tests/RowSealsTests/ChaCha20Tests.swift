import Testing

@testable import RowSeals

@Suite("ChaCha20")
struct ChaCha20Tests {
    @Test("generates the stream of RFC 8439, sections 2.3.2 and A.1", arguments: Stream.published)
    func stream(vector: Stream) {
        var cipher = ChaCha20(key: vector.key, nonce: vector.nonce, counter: vector.counter)
        var bytes = [UInt8](repeating: 0, count: 64)
        cipher.apply(to: &bytes)
        #expect(bytes == [UInt8](hex: vector.bytes))
    }

    @Test("encrypts as in RFC 8439, sections 2.4.2 and A.2", arguments: Encryption.published)
    func encryption(vector: Encryption) {
        var bytes = Array(vector.message.utf8)
        var cipher = ChaCha20(key: vector.key, nonce: vector.nonce, counter: vector.counter)
        cipher.apply(to: &bytes)
        #expect(bytes == [UInt8](hex: vector.bytes))
        cipher = ChaCha20(key: vector.key, nonce: vector.nonce, counter: vector.counter)
        cipher.apply(to: &bytes)
        #expect(bytes == Array(vector.message.utf8))
    }

    @Test("derives a key as in the draft of XChaCha, section 2.2.1")
    func derivedKey() {
        let input = [UInt8](hex: "000000090000004a0000000031415927")
        let key = CipherKey(hex: Vectors.countingKey).derived(by: input.span.bytes.quad(at: 0))
        #expect(
            key.bytes.hex == "82413b4227b27bfed30e42508a877d73a0f9e4d58a74a853c12ec41326d3ecdc")
    }

    @Test("prints nothing of a key")
    func hiddenKey() {
        let key = CipherKey(hex: Vectors.countingKey)
        var dumped = ""
        dump(key, to: &dumped)
        #expect("\(key)" == "CipherKey")
        #expect(!dumped.contains("50462976"))  // 0x03020100, the first word
        #expect(Mirror(reflecting: key).children.isEmpty)
    }
}

struct Stream: Sendable {
    let key: String
    let nonce: String
    let counter: UInt32
    let bytes: String

    private static let zeros = String(repeating: "00", count: 32)
    private static let lastBit = String(repeating: "00", count: 31) + "01"

    static let published = [
        Stream(
            key: Vectors.countingKey, nonce: "000000090000004a00000000", counter: 1,
            bytes: """
                10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e
                d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e
                """),
        Stream(
            key: zeros, nonce: "000000000000000000000000", counter: 0,
            bytes: """
                76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7
                da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586
                """),
        Stream(
            key: zeros, nonce: "000000000000000000000000", counter: 1,
            bytes: """
                9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed
                29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f
                """),
        Stream(
            key: lastBit, nonce: "000000000000000000000000", counter: 1,
            bytes: """
                3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a
                8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0
                """),
        Stream(
            key: "00ff" + String(repeating: "00", count: 30), nonce: "000000000000000000000000",
            counter: 2,
            bytes: """
                72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca
                13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096
                """),
        Stream(
            key: zeros, nonce: "000000000000000000000002", counter: 0,
            bytes: """
                c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7
                8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d
                """),
    ]
}

struct Encryption: Sendable {
    let key: String
    let nonce: String
    let counter: UInt32
    let message: String
    let bytes: String

    static let published = [
        Encryption(
            key: Vectors.countingKey, nonce: "000000000000004a00000000", counter: 1,
            message: Vectors.sunscreen,
            bytes: """
                6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b
                f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8
                07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736
                5af90bbf74a35be6b40b8eedf2785e42874d
                """),
        Encryption(
            key: String(repeating: "00", count: 31) + "01", nonce: "000000000000000000000002",
            counter: 1, message: Vectors.submission,
            bytes: """
                a3fbf07df3fa2fde4f376ca23e82737041605d9f4f4f57bd8cff2c1d4b7955ec
                2a97948bd3722915c8f3d337f7d370050e9e96d647b7c39f56e031ca5eb6250d
                4042e02785ececfa4b4bb5e8ead0440e20b6e8db09d881a7c6132f420e527950
                42bdfa7773d8a9051447b3291ce1411c680465552aa6c405b7764d5e87bea85a
                d00f8449ed8f72d0d662ab052691ca66424bc86d2df80ea41f43abf937d3259d
                c4b2d0dfb48a6c9139ddd7f76966e928e635553ba76c5c879d7b35d49eb2e62b
                0871cdac638939e25e8a1e0ef9d5280fa8ca328b351c3c765989cbcf3daa8b6c
                cc3aaf9f3979c92b3720fc88dc95ed84a1be059c6499b9fda236e7e818b04b0b
                c39c1e876b193bfe5569753f88128cc08aaa9b63d1a16f80ef2554d7189c411f
                5869ca52c5b83fa36ff216b9c1d30062bebcfd2dc5bce0911934fda79a86f6e6
                98ced759c3ff9b6477338f3da4f9cd8514ea9982ccafb341b2384dd902f3d1ab
                7ac61dd29c6f21ba5b862f3730e37cfdc4fd806c22f221
                """),
        Encryption(
            key: Vectors.poemKey, nonce: "000000000000000000000002", counter: 42,
            message: Vectors.poem,
            bytes: """
                62e6347f95ed87a45ffae7426f27a1df5fb69110044c0d73118effa95b01e5cf
                166d3df2d721caf9b21e5fb14c616871fd84c54f9d65b283196c7fe4f60553eb
                f39c6402c42234e32a356b3e764312a61a5532055716ead6962568f87d3f3f77
                04c6a8d1bcd1bf4d50d6154b6da731b187b58dfd728afa36757a797ac188d1
                """),
    ]
}
