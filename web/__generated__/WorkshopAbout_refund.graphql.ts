/**
 * @generated SignedSource<<66bf4c004331079d63f486b1f870c4bc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopAbout_refund$data = {
  readonly freeCancellationUntil: string;
  readonly price: number;
  readonly " $fragmentType": "WorkshopAbout_refund";
};
export type WorkshopAbout_refund$key = {
  readonly " $data"?: WorkshopAbout_refund$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopAbout_refund">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopAbout_refund",
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

(node as any).hash = "f4937b45f39799da1abbdadfc103fca8";

export default node;
