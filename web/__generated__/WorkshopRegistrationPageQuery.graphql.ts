/**
 * @generated SignedSource<<b75f13024214e60e8f3a21d74b3c7166>>
 * @relayHash ff84ed7e8221332befa448c3c53199a6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bea8df9abf307537241fb9ca52c179fe20429ee95e7fb84167959d60ca7d54cb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
export type WorkshopRegistrationPageQuery$variables = {
  id: number;
  isOffered: boolean;
  offer: string;
};
export type WorkshopRegistrationPageQuery$data = {
  readonly site: {
    readonly now: string;
    readonly " $fragmentSpreads": FragmentRefs<"WorkshopView_site">;
  };
  readonly viewer: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WorkshopView_viewer">;
  } | null | undefined;
  readonly waitingListEntry?: {
    readonly workshop: {
      readonly databaseId: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"seat_entry">;
  } | null | undefined;
  readonly workshop: {
    readonly databaseId: number;
    readonly viewerWaitingEntry: {
      readonly " $fragmentSpreads": FragmentRefs<"seat_entry">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"WorkshopRegistrationPage_workshop" | "WorkshopView_workshop">;
  } | null | undefined;
};
export type WorkshopRegistrationPageQuery$rawResponse = {
  readonly site: {
    readonly checkoutScriptUrl: string;
    readonly id: string;
    readonly now: string;
    readonly paymentTestMode: boolean;
    readonly supportEmail: string;
  };
  readonly viewer: {
    readonly email: string;
    readonly id: string;
    readonly name: string;
    readonly type: UserType;
  } | null | undefined;
  readonly waitingListEntry?: {
    readonly code: string;
    readonly email: string;
    readonly offerExpiresAt: string | null | undefined;
    readonly state: WaitingListState;
    readonly workshop: {
      readonly databaseId: number;
      readonly id: string;
    };
  } | null | undefined;
  readonly workshop: {
    readonly branch: string;
    readonly databaseId: number;
    readonly date: string;
    readonly description: string;
    readonly duration: string;
    readonly freeCancellationUntil: string;
    readonly id: string;
    readonly image: string | null | undefined;
    readonly instructorName: string;
    readonly isActive: boolean;
    readonly isFull: boolean;
    readonly isRegistrationOpen: boolean;
    readonly maxParticipants: number;
    readonly mentor: {
      readonly currentCity: string | null | undefined;
      readonly currentCompany: string | null | undefined;
      readonly currentJobTitle: string | null | undefined;
      readonly databaseId: number;
      readonly hasProfileImage: boolean;
      readonly id: string;
      readonly mainBranch: string;
      readonly name: string;
      readonly profileImage: string;
      readonly subBranch: string | null | undefined;
    } | null | undefined;
    readonly price: number;
    readonly registeredCount: number;
    readonly registrationClosesAt: string;
    readonly seatsLeft: number;
    readonly startsAt: string;
    readonly state: WorkshopState;
    readonly time: string;
    readonly title: string;
    readonly viewerIsOrganiser: boolean;
    readonly viewerRegistration: {
      readonly id: string;
      readonly isRegistered: boolean;
      readonly ticketCode: string | null | undefined;
    } | null | undefined;
    readonly viewerWaitingEntry: {
      readonly code: string;
      readonly email: string;
      readonly offerExpiresAt: string | null | undefined;
      readonly state: WaitingListState;
    } | null | undefined;
  } | null | undefined;
};
export type WorkshopRegistrationPageQuery = {
  rawResponse: WorkshopRegistrationPageQuery$rawResponse;
  response: WorkshopRegistrationPageQuery$data;
  variables: WorkshopRegistrationPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOffered"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offer"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offerExpiresAt",
  "storageKey": null
},
v9 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "kind": "InlineDataFragmentSpread",
  "name": "seat_entry",
  "selections": (v9/*:: as any*/),
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v11 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "offer"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "now",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
    "name": "WorkshopRegistrationPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Workshop",
        "kind": "LinkedField",
        "name": "workshop",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingListEntry",
            "kind": "LinkedField",
            "name": "viewerWaitingEntry",
            "plural": false,
            "selections": [
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkshopRegistrationPage_workshop"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkshopView_workshop"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isOffered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "WaitingListEntry",
            "kind": "LinkedField",
            "name": "waitingListEntry",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Workshop",
                "kind": "LinkedField",
                "name": "workshop",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkshopView_viewer"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkshopView_site"
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WorkshopRegistrationPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Workshop",
        "kind": "LinkedField",
        "name": "workshop",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingListEntry",
            "kind": "LinkedField",
            "name": "viewerWaitingEntry",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "instructorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Mentor",
            "kind": "LinkedField",
            "name": "mentor",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v12/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mainBranch",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subBranch",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "profileImage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasProfileImage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currentJobTitle",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currentCompany",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currentCity",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "time",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "duration",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "image",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFull",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "registrationClosesAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "branch",
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
            "name": "freeCancellationUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRegistrationOpen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerIsOrganiser",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkshopRegistration",
            "kind": "LinkedField",
            "name": "viewerRegistration",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRegistered",
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ticketCode",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "registeredCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxParticipants",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seatsLeft",
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "isOffered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "WaitingListEntry",
            "kind": "LinkedField",
            "name": "waitingListEntry",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Workshop",
                "kind": "LinkedField",
                "name": "workshop",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "checkoutScriptUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentTestMode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "supportEmail",
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bea8df9abf307537241fb9ca52c179fe20429ee95e7fb84167959d60ca7d54cb",
    "metadata": {},
    "name": "WorkshopRegistrationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "279067afde9a2d75c27273ae073b4d80";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
