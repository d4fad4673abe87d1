/**
 * @generated SignedSource<<5ae4d3f0a400f3d3e4e3f8074ea3c654>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignUpOffer_mentor$data = {
  readonly advancedPackageRate: number;
  readonly name: string;
  readonly starterPackageRate: number;
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
      "name": "starterPackageRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "advancedPackageRate",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "4abe810196264b6ad838ea3f388bd3d4";

export default node;
