"""Three nodes behind nginx, as the article *Many nodes* configures them."""

from article import Article
from processes import Nginx, Node

ARTICLE = Article("Sources/RowsCommand/RowsCommand.docc/ManyNodes.md")
NAME = "forms.example.org"
# The configuration that keeps a page at its node.
HASHED = ARTICLE.block("# /etc/nginx/conf.d/rows.conf")


def with_upstream(site, upstream):
    """The configuration of a site with a different upstream."""
    start = site.index("upstream rows {")
    end = site.index("}\n", start) + len("}\n")
    return site[:start] + upstream + site[end:]


# The configuration that uses the nodes in turn.
IN_TURN = with_upstream(HASHED, ARTICLE.block("upstream rows {"))


def serve(test, site, document, folder):
    """Starts nodes and nginx until the end of a test, and returns them."""
    nodes = []
    for port in [8081, 8082, 8083]:
        nodes.append(Node(port, folder, str(document)))
        test.addCleanup(nodes[-1].stop)
    nginx = Nginx(folder / "nginx", site, 80)
    test.addCleanup(nginx.stop)
    return nodes, nginx
