import RowKit
import Testing

@Suite("The schema of a registry")
struct SchemaTests {
    @Test("describes everything that documents with its rows may contain, and nothing else")
    func text() throws {
        let registry = try RowRegistry(GradePlugin.self).excluding("ChosenRow")
        #expect(
            registry.schema.text == #"""
                {
                  "$schema": "https://json-schema.org/draft/2020-12/schema",
                  "title": "A RowKit form",
                  "$defs": {
                    "GradeRow": {
                      "additionalProperties": false,
                      "description": "Asks for a grade.",
                      "properties": {
                        "row": {"type": "string"},
                        "tag": {"minLength": 1, "type": "string"},
                        "settings": {
                          "additionalProperties": false,
                          "properties": {
                            "title": {
                              "anyOf": [{"type": "string"}, {"type": "null"}],
                              "description": "A short label that tells the user what to enter."
                            },
                            "hiddenValue": {
                              "description": "The effect of hiding the row on its value.",
                              "enum": ["keep", "clearOnHide", "clearOnSubmit", "ignore"]
                            },
                            "color": {
                              "anyOf": [
                                {
                                  "anyOf": [
                                    {
                                      "enum": [
                                        "label",
                                        "secondaryLabel",
                                        "placeholderText",
                                        "tint",
                                        "background",
                                        "secondaryBackground",
                                        "separator",
                                        "systemRed",
                                        "systemOrange",
                                        "systemYellow",
                                        "systemGreen",
                                        "systemTeal",
                                        "systemBlue",
                                        "systemIndigo",
                                        "systemPurple",
                                        "systemPink",
                                        "systemGray"
                                      ]
                                    },
                                    {"pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", "type": "string"}
                                  ]
                                },
                                {"type": "null"}
                              ],
                              "description": "The colour of grades."
                            },
                            "factor": {"description": "How much each counts.", "type": "number"},
                            "labels": {
                              "description": "What grades are called.",
                              "items": {"type": "string"},
                              "type": "array"
                            },
                            "maximum": {"description": "The best grade.", "type": "integer"},
                            "size": {
                              "description": "How big the grades are drawn.",
                              "enum": ["small", "medium", "large"]
                            },
                            "validationOptions": {
                              "description": "When the row validates its value automatically.",
                              "items": {"enum": ["onDemand", "onChange", "onBlur", "onChangeAfterBlurred"]},
                              "type": "array",
                              "uniqueItems": true
                            }
                          },
                          "type": "object"
                        },
                        "value": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
                        "calculated": {"type": "string"},
                        "suggested": {"type": "string"},
                        "bindings": {
                          "additionalProperties": false,
                          "properties": {
                            "title": {"type": "string"},
                            "hiddenValue": {"type": "string"},
                            "color": {"type": "string"},
                            "factor": {"type": "string"},
                            "labels": {"type": "string"},
                            "maximum": {"type": "string"},
                            "size": {"type": "string"},
                            "validationOptions": {"type": "string"}
                          },
                          "type": "object"
                        },
                        "hidden": {"$ref": "#/$defs/a-condition"},
                        "disabled": {"$ref": "#/$defs/a-condition"},
                        "rules": {
                          "items": {
                            "anyOf": [
                              {
                                "additionalProperties": false,
                                "properties": {
                                  "rule": {"const": "required"},
                                  "allowsBlank": {"type": "boolean"},
                                  "when": {"$ref": "#/$defs/a-condition"},
                                  "message": {"type": "string"},
                                  "id": {"type": "string"}
                                },
                                "required": ["rule"],
                                "type": "object"
                              },
                              {
                                "additionalProperties": false,
                                "properties": {
                                  "rule": {"const": "greaterThan"},
                                  "limit": {"type": "integer"},
                                  "when": {"$ref": "#/$defs/a-condition"},
                                  "message": {"type": "string"},
                                  "id": {"type": "string"}
                                },
                                "required": ["rule", "limit"],
                                "type": "object"
                              },
                              {
                                "additionalProperties": false,
                                "properties": {
                                  "rule": {"const": "greaterOrEqual"},
                                  "limit": {"type": "integer"},
                                  "when": {"$ref": "#/$defs/a-condition"},
                                  "message": {"type": "string"},
                                  "id": {"type": "string"}
                                },
                                "required": ["rule", "limit"],
                                "type": "object"
                              },
                              {
                                "additionalProperties": false,
                                "properties": {
                                  "rule": {"const": "smallerThan"},
                                  "limit": {"type": "integer"},
                                  "when": {"$ref": "#/$defs/a-condition"},
                                  "message": {"type": "string"},
                                  "id": {"type": "string"}
                                },
                                "required": ["rule", "limit"],
                                "type": "object"
                              },
                              {
                                "additionalProperties": false,
                                "properties": {
                                  "rule": {"const": "smallerOrEqual"},
                                  "limit": {"type": "integer"},
                                  "when": {"$ref": "#/$defs/a-condition"},
                                  "message": {"type": "string"},
                                  "id": {"type": "string"}
                                },
                                "required": ["rule", "limit"],
                                "type": "object"
                              },
                              {
                                "additionalProperties": false,
                                "properties": {
                                  "row": {"type": "string"},
                                  "rule": {"const": "equalsToRow"},
                                  "when": {"$ref": "#/$defs/a-condition"},
                                  "message": {"type": "string"},
                                  "id": {"type": "string"}
                                },
                                "required": ["rule", "row"],
                                "type": "object"
                              },
                              {
                                "additionalProperties": false,
                                "properties": {
                                  "rule": {"const": "predicate"},
                                  "that": {"type": "string"},
                                  "empty": {"type": "boolean"},
                                  "when": {"$ref": "#/$defs/a-condition"},
                                  "message": {"type": "string"},
                                  "id": {"type": "string"}
                                },
                                "required": ["rule", "that"],
                                "type": "object"
                              }
                            ],
                            "properties": {
                              "rule": {
                                "enum": [
                                  "required",
                                  "greaterThan",
                                  "greaterOrEqual",
                                  "smallerThan",
                                  "smallerOrEqual",
                                  "equalsToRow",
                                  "predicate"
                                ]
                              }
                            }
                          },
                          "type": "array"
                        },
                        "leadingSwipe": {"$ref": "#/$defs/a-swipe"},
                        "trailingSwipe": {"$ref": "#/$defs/a-swipe"}
                      },
                      "required": ["row"],
                      "type": "object"
                    },
                    "a-condition": {"type": ["boolean", "string"]},
                    "a-header": {
                      "anyOf": [
                        {"type": "string"},
                        {
                          "additionalProperties": false,
                          "properties": {
                            "title": {"minLength": 1, "type": "string"},
                            "subtitle": {"type": "string"},
                            "height": {"exclusiveMinimum": 0, "type": "number"},
                            "image": {
                              "anyOf": [
                                {
                                  "additionalProperties": false,
                                  "properties": {"symbol": {"type": "string"}},
                                  "required": ["symbol"],
                                  "type": "object"
                                },
                                {
                                  "additionalProperties": false,
                                  "properties": {"url": {"type": "string"}},
                                  "required": ["url"],
                                  "type": "object"
                                }
                              ]
                            }
                          },
                          "required": ["title"],
                          "type": "object"
                        }
                      ]
                    },
                    "a-row": {
                      "allOf": [
                        {
                          "if": {
                            "properties": {"row": {"enum": ["GradeRow", "Grades/GradeRow"]}},
                            "required": ["row"]
                          },
                          "then": {"$ref": "#/$defs/GradeRow"}
                        }
                      ],
                      "properties": {
                        "row": {
                          "enum": ["GradeRow", "Grades/GradeRow"],
                          "enumDescriptions": ["Asks for a grade.", "Asks for a grade."]
                        }
                      },
                      "required": ["row"],
                      "type": "object"
                    },
                    "a-section": {
                      "additionalProperties": false,
                      "not": {"required": ["selectable", "multivalued"]},
                      "properties": {
                        "tag": {"minLength": 1, "type": "string"},
                        "header": {"$ref": "#/$defs/a-header"},
                        "footer": {"$ref": "#/$defs/a-header"},
                        "isExpanded": {"type": "boolean"},
                        "selectable": {
                          "additionalProperties": false,
                          "properties": {
                            "row": {"enum": []},
                            "selection": {"enum": ["single", "multiple"]},
                            "enableDeselection": {"type": "boolean"},
                            "selectionLimit": {"minimum": 0, "type": "integer"},
                            "optionsFrom": {
                              "additionalProperties": false,
                              "description": "A list of the form.",
                              "properties": {"list": {"type": "string"}, "where": {"type": "string"}},
                              "required": ["list"],
                              "type": "object"
                            }
                          },
                          "required": ["row"],
                          "type": "object"
                        },
                        "multivalued": {
                          "additionalProperties": false,
                          "anyOf": [
                            {"required": ["newRow"]},
                            {
                              "properties": {"may": {"not": {"contains": {"enum": ["insert"]}}}},
                              "required": ["may"]
                            }
                          ],
                          "properties": {
                            "may": {
                              "items": {"enum": ["insert", "delete", "reorder"]},
                              "type": "array",
                              "uniqueItems": true
                            },
                            "minimumCount": {"minimum": 0, "type": "integer"},
                            "maximumCount": {"minimum": 0, "type": "integer"},
                            "showInsertIcon": {"type": "boolean"},
                            "addButton": {"allOf": [{"$ref": "#/$defs/a-row"}, {"not": {"required": ["tag"]}}]},
                            "newRow": {"allOf": [{"$ref": "#/$defs/a-row"}, {"not": {"required": ["tag"]}}]}
                          },
                          "type": "object"
                        },
                        "hidden": {"$ref": "#/$defs/a-condition"},
                        "disabled": {"$ref": "#/$defs/a-condition"},
                        "rules": {
                          "items": {
                            "anyOf": [
                              {
                                "additionalProperties": false,
                                "properties": {
                                  "rule": {"const": "required"},
                                  "allowsBlank": {"type": "boolean"},
                                  "when": {"$ref": "#/$defs/a-condition"},
                                  "message": {"type": "string"},
                                  "id": {"type": "string"}
                                },
                                "required": ["rule"],
                                "type": "object"
                              },
                              {
                                "additionalProperties": false,
                                "properties": {
                                  "rule": {"const": "minCount"},
                                  "count": {"minimum": 0, "type": "integer"},
                                  "when": {"$ref": "#/$defs/a-condition"},
                                  "message": {"type": "string"},
                                  "id": {"type": "string"}
                                },
                                "required": ["rule", "count"],
                                "type": "object"
                              },
                              {
                                "additionalProperties": false,
                                "properties": {
                                  "rule": {"const": "maxCount"},
                                  "count": {"minimum": 0, "type": "integer"},
                                  "when": {"$ref": "#/$defs/a-condition"},
                                  "message": {"type": "string"},
                                  "id": {"type": "string"}
                                },
                                "required": ["rule", "count"],
                                "type": "object"
                              },
                              {
                                "additionalProperties": false,
                                "properties": {
                                  "rule": {"const": "predicate"},
                                  "that": {"type": "string"},
                                  "empty": {"type": "boolean"},
                                  "when": {"$ref": "#/$defs/a-condition"},
                                  "message": {"type": "string"},
                                  "id": {"type": "string"}
                                },
                                "required": ["rule", "that"],
                                "type": "object"
                              }
                            ],
                            "properties": {"rule": {"enum": ["required", "minCount", "maxCount", "predicate"]}}
                          },
                          "type": "array"
                        },
                        "rows": {"items": {"$ref": "#/$defs/a-row"}, "type": "array"}
                      },
                      "type": "object"
                    },
                    "a-swipe": {
                      "additionalProperties": false,
                      "properties": {
                        "actions": {
                          "items": {
                            "additionalProperties": false,
                            "properties": {
                              "action": {"enum": ["clear", "delete"]},
                              "title": {"minLength": 1, "type": "string"},
                              "color": {
                                "anyOf": [
                                  {
                                    "enum": [
                                      "label",
                                      "secondaryLabel",
                                      "placeholderText",
                                      "tint",
                                      "background",
                                      "secondaryBackground",
                                      "separator",
                                      "systemRed",
                                      "systemOrange",
                                      "systemYellow",
                                      "systemGreen",
                                      "systemTeal",
                                      "systemBlue",
                                      "systemIndigo",
                                      "systemPurple",
                                      "systemPink",
                                      "systemGray"
                                    ]
                                  },
                                  {"pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", "type": "string"}
                                ]
                              },
                              "image": {
                                "anyOf": [
                                  {
                                    "additionalProperties": false,
                                    "properties": {"symbol": {"type": "string"}},
                                    "required": ["symbol"],
                                    "type": "object"
                                  },
                                  {
                                    "additionalProperties": false,
                                    "properties": {"url": {"type": "string"}},
                                    "required": ["url"],
                                    "type": "object"
                                  }
                                ]
                              }
                            },
                            "required": ["action", "title"],
                            "type": "object"
                          },
                          "type": "array"
                        },
                        "performsFirstActionWithFullSwipe": {"type": "boolean"}
                      },
                      "required": ["actions"],
                      "type": "object"
                    }
                  },
                  "additionalProperties": false,
                  "properties": {
                    "$schema": {"type": "string"},
                    "title": {"type": "string"},
                    "language": {"pattern": "^[A-Za-z]{2,3}([-_.@]|$)", "type": "string"},
                    "imageOrigins": {
                      "items": {"pattern": "^https?://[^/?#@\\s]+$", "type": "string"},
                      "type": "array"
                    },
                    "inlineRowHideOptions": {
                      "items": {"enum": ["anotherInlineRowIsShown", "firstResponderChanges"]},
                      "type": "array",
                      "uniqueItems": true
                    },
                    "isDisabled": {"type": "boolean"},
                    "isReadOnly": {"type": "boolean"},
                    "hiddenValue": {"enum": ["keep", "clearOnHide", "clearOnSubmit", "ignore"]},
                    "rules": {
                      "items": {
                        "anyOf": [
                          {
                            "additionalProperties": false,
                            "properties": {
                              "rule": {"const": "predicate"},
                              "that": {"type": "string"},
                              "empty": {"type": "boolean"},
                              "at": {"type": "string"},
                              "when": {"$ref": "#/$defs/a-condition"},
                              "message": {"type": "string"},
                              "id": {"type": "string"}
                            },
                            "required": ["rule", "that"],
                            "type": "object"
                          }
                        ],
                        "properties": {"rule": {"enum": ["predicate"]}}
                      },
                      "type": "array"
                    },
                    "lists": {
                      "additionalProperties": {
                        "items": {
                          "anyOf": [
                            {"type": ["string", "number", "boolean", "array"]},
                            {
                              "properties": {"title": {"type": "string"}, "value": {}},
                              "required": ["value"],
                              "type": "object"
                            }
                          ]
                        },
                        "type": "array"
                      },
                      "type": "object"
                    },
                    "sections": {"items": {"$ref": "#/$defs/a-section"}, "type": "array"}
                  },
                  "required": ["sections"],
                  "type": "object"
                }

                """#)
    }

    @Test("of an empty registry allows no row")
    func empty() throws {
        let schema = try RowRegistry().schema
        #expect(schema["$defs"]?["a-row"]?["properties"]?["row"]?["enum"] == [])
        #expect(schema["$defs"]?["a-row"]?["allOf"] == nil)
    }
}
