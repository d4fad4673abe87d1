/**
 * @generated SignedSource<<a6cd3d9ca7aa3d995abe35f30f1712d0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPanel_site$data = {
  readonly checkoutScriptUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationCard_site" | "RegistrationOutcome_site">;
  readonly " $fragmentType": "RegistrationPanel_site";
};
export type RegistrationPanel_site$key = {
  readonly " $data"?: RegistrationPanel_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationPanel_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkoutScriptUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationCard_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationOutcome_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "bcfa2b63dc9fe326e55d1edb444c8251";

export default node;
