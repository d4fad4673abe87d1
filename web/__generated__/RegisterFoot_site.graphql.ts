/**
 * @generated SignedSource<<a086edc414987c072d7c1012344dbdbb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterFoot_site$data = {
  readonly supportEmail: string;
  readonly " $fragmentType": "RegisterFoot_site";
};
export type RegisterFoot_site$key = {
  readonly " $data"?: RegisterFoot_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterFoot_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegisterFoot_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "19574dbf21119ec997bbce64e9471dbd";

export default node;
