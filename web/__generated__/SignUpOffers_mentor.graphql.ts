/**
 * @generated SignedSource<<748fbde45894a110b02df06dee6ec8e5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignUpOffers_mentor$data = {
  readonly advancedPrice: number;
  readonly name: string;
  readonly starterPrice: number;
  readonly " $fragmentType": "SignUpOffers_mentor";
};
export type SignUpOffers_mentor$key = {
  readonly " $data"?: SignUpOffers_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpOffers_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignUpOffers_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starterPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "advancedPrice",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "f5793543d78a5e19e19dbf8c82bd0a61";

export default node;
