/**
 * @generated SignedSource<<7e56f849bede71706e2fbff6cd79f0b5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardTabs_viewer$data = {
  readonly hasConversations: boolean;
  readonly unreadMessages: number;
  readonly " $fragmentType": "DashboardTabs_viewer";
};
export type DashboardTabs_viewer$key = {
  readonly " $data"?: DashboardTabs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardTabs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardTabs_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadMessages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasConversations",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "16a9121bc55bc9294dbc833ed1e2ab08";

export default node;
