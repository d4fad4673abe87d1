/**
 * @generated SignedSource<<39da71b4993716bbe5fbf9cf87887cad>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeetingLink_workshop$data = {
  readonly databaseId: number;
  readonly meetingLink: string | null;
  readonly registeredCount: number;
  readonly " $fragmentType": "MeetingLink_workshop";
};
export type MeetingLink_workshop$key = {
  readonly " $data"?: MeetingLink_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeetingLink_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeetingLink_workshop",
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
      "name": "meetingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registeredCount",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "580b8f0bc32066fa719e6e246ca25234";

export default node;
