/**
 * @generated SignedSource<<3823198019a638c6d841a72b80b56b3b>>
 * @relayHash c9e11ff911dac6e81c955a297e011ea1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55bbdf2043fe2b67b9fc4a27e5765e5f543d9b7c296c7979b13bd386a09489df

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminShellQuery$variables = Record<PropertyKey, never>;
export type AdminShellQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AdminHeader_query">;
};
export type AdminShellQuery = {
  response: AdminShellQuery$data;
  variables: AdminShellQuery$variables;
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
    "name": "AdminShellQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AdminHeader_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AdminShellQuery",
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
          (v0/*:: as any*/)
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
    "id": "55bbdf2043fe2b67b9fc4a27e5765e5f543d9b7c296c7979b13bd386a09489df",
    "metadata": {},
    "name": "AdminShellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3b9397deaf73390fd3ef7f1ecbd7ce9b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
