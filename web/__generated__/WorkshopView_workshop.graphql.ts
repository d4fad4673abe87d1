/**
 * @generated SignedSource<<6114881459d57d1f0f67b1628989137b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopView_workshop$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_workshop" | "WorkshopAbout_workshop" | "WorkshopView_bar">;
  readonly " $fragmentType": "WorkshopView_workshop";
};
export type WorkshopView_workshop$key = {
  readonly " $data"?: WorkshopView_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopView_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopView_workshop",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkshopAbout_workshop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationPanel_workshop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkshopView_bar"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "25e2605cd01aee9b5ecf7caa7cb5a352";

export default node;
