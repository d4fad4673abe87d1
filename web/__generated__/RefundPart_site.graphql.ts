/**
 * @generated SignedSource<<c3492479732ae4f4dbc37479d6ec81d4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundPart_site$data = {
  readonly refundWindowHours: number;
  readonly " $fragmentType": "RefundPart_site";
};
export type RefundPart_site$key = {
  readonly " $data"?: RefundPart_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundPart_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundPart_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundWindowHours",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "850468e78a6add16c8b0e3ed75910a62";

export default node;
