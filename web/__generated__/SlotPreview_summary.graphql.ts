/**
 * @generated SignedSource<<0fdd80de5af3cfd80635118a55f1e7d2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlotPreview_summary$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly slots: ReadonlyArray<{
      readonly startsAt: string;
    }>;
  }>;
  readonly " $fragmentType": "SlotPreview_summary";
};
export type SlotPreview_summary$key = {
  readonly " $data"?: SlotPreview_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlotPreview_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlotPreview_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SlotPreviewDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Slot",
          "kind": "LinkedField",
          "name": "slots",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SlotPreview",
  "abstractKey": null
};

(node as any).hash = "25071a9700a5570db31e66717ee4aa12";

export default node;
