/**
 * @generated SignedSource<<da34272675b9936ab72d26a3ae732876>>
 * @relayHash 7418a42b660a948fb477a656eb38bf11
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c23e7d42251f1b95a1e4b97781185889087ddb67d6ae0cc638bb9aa5df468af9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeeklyAvailabilityInput = {
  friday?: DayHoursInput | null | undefined;
  monday?: DayHoursInput | null | undefined;
  saturday?: DayHoursInput | null | undefined;
  sunday?: DayHoursInput | null | undefined;
  thursday?: DayHoursInput | null | undefined;
  tuesday?: DayHoursInput | null | undefined;
  wednesday?: DayHoursInput | null | undefined;
};
export type DayHoursInput = {
  enabled: boolean;
  endTime: string;
  startTime: string;
};
export type SlotPreviewQuery$variables = {
  weeklyAvailability?: WeeklyAvailabilityInput | null | undefined;
};
export type SlotPreviewQuery$data = {
  readonly viewer: {
    readonly mentor: {
      readonly slotPreview: {
        readonly " $fragmentSpreads": FragmentRefs<"PreviewDays_preview" | "SlotPreview_summary">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SlotPreviewQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly mentor: {
      readonly id: string;
      readonly slotPreview: {
        readonly days: ReadonlyArray<{
          readonly date: string;
          readonly isDayOff: boolean;
          readonly slots: ReadonlyArray<{
            readonly startsAt: string;
          }>;
        }>;
        readonly sessions: ReadonlyArray<{
          readonly databaseId: number;
          readonly id: string;
          readonly menteeName: string;
          readonly startsAt: string | null | undefined;
        }>;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SlotPreviewQuery = {
  rawResponse: SlotPreviewQuery$rawResponse;
  response: SlotPreviewQuery$data;
  variables: SlotPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "weeklyAvailability"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "weeklyAvailability",
    "variableName": "weeklyAvailability"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SlotPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Mentor",
            "kind": "LinkedField",
            "name": "mentor",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "SlotPreview",
                "kind": "LinkedField",
                "name": "slotPreview",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SlotPreview_summary"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PreviewDays_preview"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SlotPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Mentor",
            "kind": "LinkedField",
            "name": "mentor",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "SlotPreview",
                "kind": "LinkedField",
                "name": "slotPreview",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SlotPreviewDay",
                    "kind": "LinkedField",
                    "name": "days",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "date",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Slot",
                        "kind": "LinkedField",
                        "name": "slots",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isDayOff",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Booking",
                    "kind": "LinkedField",
                    "name": "sessions",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "databaseId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "menteeName",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c23e7d42251f1b95a1e4b97781185889087ddb67d6ae0cc638bb9aa5df468af9",
    "metadata": {},
    "name": "SlotPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7578664fdeff6a14e9e2cad22f10d739";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
