/**
 * @generated SignedSource<<a223bae01175935899e17c7d3f039f87>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Pricing_mentor$data = {
  readonly advancedPackageRate: number;
  readonly starterPackageRate: number;
  readonly " $fragmentType": "Pricing_mentor";
};
export type Pricing_mentor$key = {
  readonly " $data"?: Pricing_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"Pricing_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Pricing_mentor",
  "selections": [
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

(node as any).hash = "a5d2036afb76c0dd8257a8eb745cb5fa";

export default node;
