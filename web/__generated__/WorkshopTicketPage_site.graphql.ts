/**
 * @generated SignedSource<<7ae47c3cdbdcd65354006950bb4801f7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopTicketPage_site$data = {
  readonly supportEmail: string;
  readonly " $fragmentType": "WorkshopTicketPage_site";
};
export type WorkshopTicketPage_site$key = {
  readonly " $data"?: WorkshopTicketPage_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopTicketPage_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopTicketPage_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "b6abb10433b309966963c88e7ee40a04";

export default node;
