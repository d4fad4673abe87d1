/**
 * @generated SignedSource<<8c281a6a977a23fe3f66b5df20fb1812>>
 * @relayHash f0f5bcccc9f837177b87e0fd9ac6d25f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4993db7275b551218b6c8f5696cdeea383bb95a8a09312e9765c713072fc871f

import type { ConcreteRequest } from 'relay-runtime';
export type LoggedInNoticeQuery$variables = Record<PropertyKey, never>;
export type LoggedInNoticeQuery$data = {
  readonly viewer: {
    readonly name: string;
  } | null;
};
export type LoggedInNoticeQuery = {
  response: LoggedInNoticeQuery$data;
  variables: LoggedInNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LoggedInNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
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
    "name": "LoggedInNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4993db7275b551218b6c8f5696cdeea383bb95a8a09312e9765c713072fc871f",
    "metadata": {},
    "name": "LoggedInNoticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "446a77c1d6987d692d06784fd554bbfd";

export default node;
