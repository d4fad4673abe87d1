/**
 * @generated SignedSource<<82ea64a272f64068e3b4624e95284809>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionTimer_site$data = {
  readonly now: string;
  readonly " $fragmentType": "SessionTimer_site";
};
export type SessionTimer_site$key = {
  readonly " $data"?: SessionTimer_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionTimer_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionTimer_site",
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

(node as any).hash = "bd03f3d0223788dfb7adb6277dd1eee4";

export default node;
