/**
 * @generated SignedSource<<99fe7c67fd540c2b8df7b32585a0ab6b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsWaiting_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WaitingList_site">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingList_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "8a317bcecd523386f7b6cfe91b717024";

export default node;
