/**
 * @generated SignedSource<<979a5ce90644a5e3bfd26a5f560d8a4c>>
 * @relayHash a6169fc64d04ea1df70f8bcbce0dbdb4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b4eaefbc0a4af2e2b2123f318da57915d193422bef24c5b10172a5dbd89d85f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeeklyAvailabilityInput = {
  friday?: DayHoursInput | null;
  monday?: DayHoursInput | null;
  saturday?: DayHoursInput | null;
  sunday?: DayHoursInput | null;
  thursday?: DayHoursInput | null;
  tuesday?: DayHoursInput | null;
  wednesday?: DayHoursInput | null;
};
export type DayHoursInput = {
  enabled: boolean;
  endTime: string;
  startTime: string;
};
export type DaysOffRangeInput = {
  endDate?: string | null;
  startDate: string;
};
export type SlotPreviewQuery$variables = {
  daysOff?: ReadonlyArray<DaysOffRangeInput> | null;
  id: number;
  weeklyAvailability?: WeeklyAvailabilityInput | null;
};
export type SlotPreviewQuery$data = {
  readonly mentor: {
    readonly slotPreview: {
      readonly " $fragmentSpreads": FragmentRefs<"PreviewDays_preview" | "SlotPreview_summary">;
    } | null;
  } | null;
};
export type SlotPreviewQuery$rawResponse = {
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
        readonly startsAt: string | null;
      }>;
    } | null;
  } | null;
};
export type SlotPreviewQuery = {
  rawResponse: SlotPreviewQuery$rawResponse;
  response: SlotPreviewQuery$data;
  variables: SlotPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "daysOff"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "weeklyAvailability"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "daysOff",
    "variableName": "daysOff"
  },
  {
    "kind": "Variable",
    "name": "weeklyAvailability",
    "variableName": "weeklyAvailability"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SlotPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SlotPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
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
                      (v5/*:: as any*/)
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
                  (v6/*:: as any*/),
                  (v5/*:: as any*/),
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
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2b4eaefbc0a4af2e2b2123f318da57915d193422bef24c5b10172a5dbd89d85f",
    "metadata": {},
    "name": "SlotPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d851bee2d94c6c22ced08409859e33f7";

export default node;
