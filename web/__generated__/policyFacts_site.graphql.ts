/**
 * @generated SignedSource<<c7f47199e69b757852949bf983eea76b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type policyFacts_site$data = {
  readonly refundWindowHours: number;
  readonly supportAddress: string;
  readonly supportEmail: string;
  readonly " $fragmentType": "policyFacts_site";
};
export type policyFacts_site$key = {
  readonly " $data"?: policyFacts_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"policyFacts_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "policyFacts_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportAddress",
      "storageKey": null
    },
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

(node as any).hash = "6f3876105db7ead88e361a9db1d60b0c";

export default node;
