/**
 * @generated SignedSource<<79952da16e39bf9199117a30fcdbc312>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkshopRowActions_workshop$data = {
  readonly databaseId: number;
  readonly state: WorkshopState;
  readonly title: string;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "WorkshopRowActions_workshop";
};
export type WorkshopRowActions_workshop$key = {
  readonly " $data"?: WorkshopRowActions_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopRowActions_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopRowActions_workshop",
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
      "name": "version",
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
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "2b30954f8327f4b4da5800a0c59311ba";

export default node;
