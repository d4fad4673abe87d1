/**
 * @generated SignedSource<<10a39e048c6d743f9e69f61e15d5bdd9>>
 * @relayHash bb978dec3e7c056e32eda841952d6b2d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38da12ea8e630f3ca51f57bfd8976fa940d3194715834d8cb790a9190b45e0b1

import type { ConcreteRequest } from 'relay-runtime';
export type askLocationQuery$variables = Record<PropertyKey, never>;
export type askLocationQuery$data = {
  readonly visitorLocation: {
    readonly country: string | null;
    readonly isEUUser: boolean;
  };
};
export type askLocationQuery = {
  response: askLocationQuery$data;
  variables: askLocationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VisitorLocation",
    "kind": "LinkedField",
    "name": "visitorLocation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isEUUser",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "country",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "askLocationQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "askLocationQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "38da12ea8e630f3ca51f57bfd8976fa940d3194715834d8cb790a9190b45e0b1",
    "metadata": {},
    "name": "askLocationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "943e799a59d45deaa43b4793425483a3";

export default node;
