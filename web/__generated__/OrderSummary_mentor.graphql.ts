/**
 * @generated SignedSource<<092dbab48b8e5d15da32cc0812ea2378>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSummary_mentor$data = {
  readonly currentJobTitle: string | null | undefined;
  readonly hasProfileImage: boolean;
  readonly mainBranch: string;
  readonly name: string;
  readonly profileImage: string;
  readonly subBranch: string | null | undefined;
  readonly " $fragmentType": "OrderSummary_mentor";
};
export type OrderSummary_mentor$key = {
  readonly " $data"?: OrderSummary_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSummary_mentor",
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
      "name": "mainBranch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subBranch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileImage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasProfileImage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentJobTitle",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "e2b8e639ae20740c38bbc9ef955fad74";

export default node;
