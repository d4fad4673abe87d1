/**
 * @generated SignedSource<<3cd22b5a396d1323234a337082a7a66c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactWays_site$data = {
  readonly supportAddress: string;
  readonly supportEmail: string;
  readonly " $fragmentType": "ContactWays_site";
};
export type ContactWays_site$key = {
  readonly " $data"?: ContactWays_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactWays_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactWays_site",
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
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "28ab8619d15a22d26c057549178d41a7";

export default node;
