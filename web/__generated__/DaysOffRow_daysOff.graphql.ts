/**
 * @generated SignedSource<<2f319f4a61681fc4fc7280f4043960f3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DaysOffRow_daysOff$data = {
  readonly databaseId: number;
  readonly endDate: string;
  readonly note: string | null;
  readonly startDate: string;
  readonly " $fragmentType": "DaysOffRow_daysOff";
};
export type DaysOffRow_daysOff$key = {
  readonly " $data"?: DaysOffRow_daysOff$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaysOffRow_daysOff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DaysOffRow_daysOff",
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
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "DaysOff",
  "abstractKey": null
};

(node as any).hash = "046e8f7e961b8bb9b818d6bb65a6da78";

export default node;
