/**
 * @generated SignedSource<<3c8036a7c707b324e0a378fd34c9d099>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsWaiting_site$data = {
  readonly now: string;
  readonly " $fragmentType": "SessionsWaiting_site";
};
export type SessionsWaiting_site$key = {
  readonly " $data"?: SessionsWaiting_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsWaiting_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionsWaiting_site",
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

(node as any).hash = "3115faea183807ac2b876e4a2c250cbe";

export default node;
