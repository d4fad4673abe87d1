/**
 * @generated SignedSource<<ff3e4aa65d6424d7ba9e47fb7e1761c5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopView_workshop$data = {
  readonly databaseId: number;
  readonly price: number;
  readonly title: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
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

(node as any).hash = "2a2cf755ef3eef7624d89e2b35297036";

export default node;
