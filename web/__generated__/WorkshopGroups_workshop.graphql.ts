/**
 * @generated SignedSource<<880eae2b885e78fd768d0d93fd2f976d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopGroups_workshop$data = {
  readonly databaseId: number;
  readonly title: string;
  readonly version: number | null;
  readonly " $fragmentType": "WorkshopGroups_workshop";
};
export type WorkshopGroups_workshop$key = {
  readonly " $data"?: WorkshopGroups_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopGroups_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopGroups_workshop",
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
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "c41ca7c771e14625c59a2d3e352284d8";

export default node;
