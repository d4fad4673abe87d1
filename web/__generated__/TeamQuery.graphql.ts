/**
 * @generated SignedSource<<479fa9de654f9a794d5ab56191bc3633>>
 * @relayHash 9b5b3ab31824edaf65d7946670e84719
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2e8dedd4b1ffa436b82d0e0a4bf8a6f228a458b63c13c3a3b068a8919165b6a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamQuery$variables = Record<PropertyKey, never>;
export type TeamQuery$data = {
  readonly adminSession: {
    readonly " $fragmentSpreads": FragmentRefs<"MyAccount_session">;
  } | null | undefined;
  readonly administrators: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AdministratorsTable_administrators">;
  }>;
  readonly site: {
    readonly now: string;
  };
};
export type TeamQuery$rawResponse = {
  readonly adminSession: {
    readonly hasSecondFactor: boolean;
    readonly id: string;
    readonly recoveryCodesLeft: number;
    readonly username: string;
  } | null | undefined;
  readonly administrators: ReadonlyArray<{
    readonly databaseId: number;
    readonly email: string | null | undefined;
    readonly hasSecondFactor: boolean;
    readonly id: string;
    readonly isMe: boolean;
    readonly lastLoginAt: string | null | undefined;
    readonly name: string;
    readonly openSessions: number;
    readonly username: string;
  }>;
  readonly site: {
    readonly id: string;
    readonly now: string;
  };
};
export type TeamQuery = {
  rawResponse: TeamQuery$rawResponse;
  response: TeamQuery$data;
  variables: TeamQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "now",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasSecondFactor",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TeamQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminUser",
        "kind": "LinkedField",
        "name": "administrators",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AdministratorsTable_administrators"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSession",
        "kind": "LinkedField",
        "name": "adminSession",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MyAccount_session"
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TeamQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminUser",
        "kind": "LinkedField",
        "name": "administrators",
        "plural": true,
        "selections": [
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
            "name": "name",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastLoginAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openSessions",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMe",
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSession",
        "kind": "LinkedField",
        "name": "adminSession",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recoveryCodesLeft",
            "storageKey": null
          },
          (v3/*:: as any*/)
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
          (v0/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e2e8dedd4b1ffa436b82d0e0a4bf8a6f228a458b63c13c3a3b068a8919165b6a",
    "metadata": {},
    "name": "TeamQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f749d4c0d59baed9a53835bc835702d9";

export default node;
