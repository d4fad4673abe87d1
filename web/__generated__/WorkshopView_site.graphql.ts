/**
 * @generated SignedSource<<1ac5d2182424654ea41cbf1e59f169a9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopView_site$data = {
  readonly checkoutScriptUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationOutcome_site" | "RegistrationPanel_site">;
  readonly " $fragmentType": "WorkshopView_site";
};
export type WorkshopView_site$key = {
  readonly " $data"?: WorkshopView_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopView_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopView_site",
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
      "name": "RegistrationPanel_site"
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

(node as any).hash = "030c0c52afe98891016324f4f3fce0e2";

export default node;
