/**
 * @generated SignedSource<<bc5e0f0f5fa55de41be326fcf3365fc4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopView_workshop$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RegisterBar_workshop" | "RegistrationPanel_workshop" | "WorkshopAbout_workshop">;
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
      "name": "RegisterBar_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "fd7d61e7cb497e608555aa72fde7ae28";

export default node;
