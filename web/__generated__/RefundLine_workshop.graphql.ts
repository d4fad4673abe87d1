/**
 * @generated SignedSource<<a340fbc8be358c2fc602f27911d23346>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundLine_workshop$data = {
  readonly freeCancellationUntil: string;
  readonly price: number;
  readonly " $fragmentType": "RefundLine_workshop";
};
export type RefundLine_workshop$key = {
  readonly " $data"?: RefundLine_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundLine_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundLine_workshop",
  "selections": [
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
      "name": "freeCancellationUntil",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "8b27bd0526795d03a4a7659d5cd8b509";

export default node;
