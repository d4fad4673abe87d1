/**
 * @generated SignedSource<<149110c8801e256d3b42f195c2221410>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationCard_site" | "RegistrationPanel_outcome">;
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
      "name": "RegistrationPanel_outcome"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "de44ac3232833bf96d23a5b4092b820d";

export default node;
