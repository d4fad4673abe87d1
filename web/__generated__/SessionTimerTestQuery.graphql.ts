/**
 * @generated SignedSource<<95e2638fc1572ba50086a390a3bbcd66>>
 * @relayHash 093ba133128a0064552d01c02da712d9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08523e39e7d43c4bd4e0766dc8943278eefe448eb508d825881186f274a502e0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionTimerTestQuery$variables = Record<PropertyKey, never>;
export type SessionTimerTestQuery$data = {
  readonly adminSession: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionTimer_session">;
  } | null;
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionTimer_site">;
  };
};
export type SessionTimerTestQuery = {
  response: SessionTimerTestQuery$data;
  variables: SessionTimerTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "name": "SessionTimerTestQuery",
    "selections": [
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
            "name": "SessionTimer_session"
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SessionTimer_site"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionTimerTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSession",
        "kind": "LinkedField",
        "name": "adminSession",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loginPath",
            "storageKey": null
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "now",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "08523e39e7d43c4bd4e0766dc8943278eefe448eb508d825881186f274a502e0",
    "metadata": {},
    "name": "SessionTimerTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8b440430611031bbd2d616c4db7be561";

export default node;
