/**
 * @generated SignedSource<<910de1742713b3186eb60fd097769aa2>>
 * @relayHash fae3532620cecf0b9c27f399c1047968
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d9fde57f07a12d3e78b9d19094d702b18b0edfc1c2d519c30f9815a8dce015c

import type { ConcreteRequest } from 'relay-runtime';
export type WorkshopPaymentOutcome = "OPEN" | "REFUNDED" | "REGISTERED" | "%future added value";
export type workshopPaymentOutcomeQuery$variables = {
  orderId: string;
};
export type workshopPaymentOutcomeQuery$data = {
  readonly workshopPaymentOutcome: WorkshopPaymentOutcome;
};
export type workshopPaymentOutcomeQuery = {
  response: workshopPaymentOutcomeQuery$data;
  variables: workshopPaymentOutcomeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "orderId",
        "variableName": "orderId"
      }
    ],
    "kind": "ScalarField",
    "name": "workshopPaymentOutcome",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "workshopPaymentOutcomeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "workshopPaymentOutcomeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3d9fde57f07a12d3e78b9d19094d702b18b0edfc1c2d519c30f9815a8dce015c",
    "metadata": {},
    "name": "workshopPaymentOutcomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a80f5853a5075b3bf89028b7eab99b7";

export default node;
