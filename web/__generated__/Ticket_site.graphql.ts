/**
 * @generated SignedSource<<7e8cfdeed0d89dfb7c2aaafc323b2242>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Ticket_site$data = {
  readonly supportEmail: string;
  readonly " $fragmentType": "Ticket_site";
};
export type Ticket_site$key = {
  readonly " $data"?: Ticket_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ticket_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ticket_site",
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

(node as any).hash = "5f388af3364629402f0028692ec58242";

export default node;
