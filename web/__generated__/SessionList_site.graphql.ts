/**
 * @generated SignedSource<<087f069d3e3bfa78121d2f13eb1556bf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionList_site$data = {
  readonly now: string;
  readonly " $fragmentType": "SessionList_site";
};
export type SessionList_site$key = {
  readonly " $data"?: SessionList_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionList_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionList_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "now",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "59e3882545d97a2ef69df876ce2cc2e1";

export default node;
