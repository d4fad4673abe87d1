/**
 * @generated SignedSource<<f551c6a846656387330f050023977c3d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionTimer_session$data = {
  readonly expiresAt: string;
  readonly " $fragmentType": "SessionTimer_session";
};
export type SessionTimer_session$key = {
  readonly " $data"?: SessionTimer_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionTimer_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionTimer_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "AdminSession",
  "abstractKey": null
};

(node as any).hash = "936f079f4cdee8804a3defc64594ae52";

export default node;
