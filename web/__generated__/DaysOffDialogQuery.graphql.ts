/**
 * @generated SignedSource<<3201f6d71737d53c7beea013d42125cd>>
 * @relayHash 80bb68189b4da749a6c5bb126103f47a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37db0e17113b2684f47c15da896b8e4e659f74392c02642c06d6d537627753ef

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DaysOffRangeInput = {
  endDate?: string | null;
  startDate: string;
};
export type DaysOffDialogQuery$variables = {
  daysOff: ReadonlyArray<DaysOffRangeInput>;
  id: number;
};
export type DaysOffDialogQuery$data = {
  readonly mentor: {
    readonly sessionsOnDaysOff: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BookedSession_booking">;
    }> | null;
  } | null;
};
export type DaysOffDialogQuery$rawResponse = {
  readonly mentor: {
    readonly id: string;
    readonly sessionsOnDaysOff: ReadonlyArray<{
      readonly databaseId: number;
      readonly id: string;
      readonly menteeName: string;
      readonly startsAt: string | null;
    }> | null;
  } | null;
};
export type DaysOffDialogQuery = {
  rawResponse: DaysOffDialogQuery$rawResponse;
  response: DaysOffDialogQuery$data;
  variables: DaysOffDialogQuery$variables;
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
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "daysOff",
    "variableName": "daysOff"
  }
],
v4 = {
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DaysOffDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "sessionsOnDaysOff",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BookedSession_booking"
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DaysOffDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Mentor",
        "kind": "LinkedField",
        "name": "mentor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "sessionsOnDaysOff",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
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
                "name": "startsAt",
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
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "37db0e17113b2684f47c15da896b8e4e659f74392c02642c06d6d537627753ef",
    "metadata": {},
    "name": "DaysOffDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "954b87180b3dc89da271730683fd9575";

export default node;
