/**
 * @generated SignedSource<<7df106128f95e3e7896587de3397b61f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignUpOffer_mentor$data = {
  readonly advancedPrice: number;
  readonly name: string;
  readonly starterPrice: number;
  readonly " $fragmentType": "SignUpOffer_mentor";
};
export type SignUpOffer_mentor$key = {
  readonly " $data"?: SignUpOffer_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpOffer_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignUpOffer_mentor",
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

(node as any).hash = "a00e4721c387405faf2a20fdef1f58fc";

export default node;
