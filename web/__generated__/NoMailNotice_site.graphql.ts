/**
 * @generated SignedSource<<b290e4e2dfeb7208eb74fc5deda75d10>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoMailNotice_site$data = {
  readonly sendsNoMail: boolean;
  readonly supportEmail: string;
  readonly " $fragmentType": "NoMailNotice_site";
};
export type NoMailNotice_site$key = {
  readonly " $data"?: NoMailNotice_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoMailNotice_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoMailNotice_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendsNoMail",
      "storageKey": null
    },
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

(node as any).hash = "b007d9ee79af15ba587387577a670e91";

export default node;
